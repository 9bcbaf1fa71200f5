/** Measures every text on the page: none may be cut off, and none may lie on another. */

import { expect, type Page } from '@playwright/test';

interface Box {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** What it is drawn in: texts in different layers may cover each other (a panel over a board). */
  layer: number;
  element: number;
}

/** Everything that is wrong with the texts in this window, in words. */
export async function textProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const layers = new Map<Element, number>();
    const elements = new Map<Element, number>();
    const number = (map: Map<Element, number>, element: Element): number => {
      if (!map.has(element)) map.set(element, map.size);
      return map.get(element) as number;
    };
    const layerOf = (element: Element): number => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.zIndex !== 'auto' || style.position === 'fixed') return number(layers, at);
      }
      return number(layers, document.documentElement);
    };
    const shown = (element: Element): boolean => {
      if (element.closest('.unseen, script, style, title, [hidden]')) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.visibility !== 'visible' || style.display === 'none' || Number(style.opacity) === 0)
          return false;
      }
      return true;
    };
    /** What can be seen of a place inside an element; `scrolls`: the rest can be scrolled to. */
    const windowOf = (element: Element) => {
      const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false };
      if (document.documentElement.scrollHeight > innerHeight) clip.scrolls = true;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const rect = at.getBoundingClientRect();
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') clip.scrolls = true;
        clip.left = Math.max(clip.left, rect.left);
        clip.top = Math.max(clip.top, rect.top);
        clip.right = Math.min(clip.right, rect.right);
        clip.bottom = Math.min(clip.bottom, rect.bottom);
      }
      return clip;
    };

    const problems: string[] = [];
    const boxes: Box[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (!text || !element || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clip = windowOf(element);
      const layer = layerOf(element);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        const outside =
          rect.left < clip.left - SLACK ||
          rect.right > clip.right + SLACK ||
          (!clip.scrolls && (rect.top < clip.top - SLACK || rect.bottom > clip.bottom + SLACK));
        if (outside) {
          problems.push(
            `cut: "${text}" at ${Math.round(rect.left)},${Math.round(rect.top)}–${Math.round(rect.right)},${Math.round(rect.bottom)}`,
          );
        }
        const unseen = rect.bottom <= clip.top || rect.top >= clip.bottom;
        if (unseen) continue;
        // Letters fill the middle of their line; lines may touch.
        const shave = rect.height * 0.16;
        boxes.push({
          text,
          left: rect.left,
          right: rect.right,
          top: Math.max(clip.top, rect.top + shave),
          bottom: Math.min(clip.bottom, rect.bottom - shave),
          layer,
          element: number(elements, element),
        });
      }
    }
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > SLACK && down > SLACK) problems.push(`overlap: "${one.text}" and "${other.text}"`);
      }
    });
    return problems;
  });
}

export async function checkText(page: Page): Promise<void> {
  await expect.poll(() => textProblems(page)).toEqual([]);
}
