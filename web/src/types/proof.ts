/** Whether the dice of a match were fair, as this browser finds. */
export type Verdict =
  | {
      is: 'fair';
      rolls: number;
      /** Our own words: in, too late to be in, or there were none. */
      mine: 'in' | 'late' | 'none';
      /** Seats whose words were promised and never shown. */
      withheld: number[];
    }
  | { is: 'unproven'; why: 'kind' | 'secret' }
  /** The secret is not the promised one; what was promised to us is not what is in the file; our words were
   *  shown, and left out. */
  | { is: 'broken'; why: 'commitment' | 'changed' | 'left-out' }
  | { is: 'broken'; why: 'words'; seats: number[] }
  | { is: 'broken'; why: 'roll'; at: number; said: string; fell: string };
