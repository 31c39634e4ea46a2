/** What a copy by the document's command took, and what the page held at that moment. */
interface CommandCopy {
  selected: string;
  whiteSpace: string;
}

/** Gives jsdom, which has no clipboard, one that does what the function says. */
export function mockAsyncClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText ? { writeText } : undefined,
  });
}

/** Gives jsdom the `copy` command, which reports what is given; records what it was asked to copy. */
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
