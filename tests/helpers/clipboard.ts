/**
 * The text that the document's `copy` command copied, and the style of its element at that moment.
 */
interface CommandCopy {
  selected: string;
  whiteSpace: string;
}

/** Adds a clipboard with the given `writeText` to jsdom, which has none. */
export function mockAsyncClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText ? { writeText } : undefined,
  });
}

/** Adds the `copy` command to jsdom, with the given result. Returns a record of what it copied. */
export function mockCopyCommand(report: () => boolean): CommandCopy[] {
  const copies: CommandCopy[] = [];
  const execCommand = (command: string) => {
    if (command === 'copy') {
      const selection = window.getSelection();
      const node = selection?.anchorNode;
      const element = node instanceof HTMLElement ? node : node?.parentElement;
      copies.push({
        selected: selection?.toString() ?? '',
        whiteSpace: element?.style.whiteSpace ?? '',
      });
    }
    return report();
  };
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  return copies;
}
