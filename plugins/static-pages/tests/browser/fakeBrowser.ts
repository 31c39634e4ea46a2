/** Origin of the fake browser's site. */
const ORIGIN = 'https://docs.example';

/** An entry of the history: a path, and the document that it shares with its neighbors. */
interface Entry {
  path: string;
  group: number;
}

/**
 * A browser's history over full loads and changes of the address within a document. After a reload, all
 * entries of the old document belong to the new one: going back from it loads nothing.
 */
export class FakeBrowser {
  private entries: Entry[] = [];
  private index = -1;
  private groups = 0;
  private popstate: (() => void)[] = [];

  /** @param onLoad is called with the path of each document that the browser loads, before its scripts run */
  constructor(private readonly onLoad: (path: string) => void) {}

  get path(): string {
    return this.entries[this.index]?.path ?? '';
  }

  /** Opens a page in a new tab. */
  start(path: string): void {
    Object.assign(this, { entries: [], index: -1 });
    this.load(path);
  }

  /** Loads the page of the current entry. */
  reload(): void {
    const loadedFrom = this.path;
    this.popstate = [];
    const url = () => new URL(ORIGIN + this.path);
    const window = {
      get location() {
        return url();
      },
      history: {
        state: null,
        pushState: (_state: unknown, _title: string, address: string) =>
          this.add(address, this.entries[this.index]?.group),
      },
      addEventListener: (_type: 'popstate', listener: () => void) => this.popstate.push(listener),
    };
    Object.assign(globalThis, { window });
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ name: ORIGIN + loadedFrom } as PerformanceEntry]);
    this.onLoad(loadedFrom);
  }

  /** Follows a link that no script answers. */
  load(path: string): void {
    this.add(path, undefined);
    this.reload();
  }

  /** Goes through the history, unless it ends there. */
  go(delta: 1 | -1): void {
    const before = this.entries[this.index];
    const next = this.entries[this.index + delta];
    if (before && next) {
      this.index += delta;
      if (before.group === next.group) {
        this.popstate.forEach((listener) => listener());
      } else {
        this.reload();
      }
    }
  }

  private add(path: string, group = this.groups++): void {
    this.entries.splice(this.index + 1);
    this.entries.push({ path, group });
    this.index += 1;
  }
}
