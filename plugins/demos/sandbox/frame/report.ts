import type { FrameReport } from '../types';

/** Tells the page that this frame is in; it checks where the message comes from. */
export function report(message: FrameReport): void {
  window.parent.postMessage(message, '*');
}
