/** Addresses that lead to this very device, whoever opens them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host's name is of no use to any other device. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.includes(hostname);
}
