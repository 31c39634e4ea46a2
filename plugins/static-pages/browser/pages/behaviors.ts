/** Answers clicks and keys in the content of pages, which is HTML without React. */
export interface Behavior {
  /** Adds listeners for all pages, once. They find out by attributes whether an event is theirs. */
  attach?: (document: HTMLElement) => void;
  /**
   * Prepares content that was put into the document.
   *
   * @returns a function to be called before the content goes
   */
  enter?: (region: HTMLElement) => (() => void) | undefined;
}

let behaviors: readonly Behavior[] = [];
let leaveFunctions: (() => void)[] = [];

/** Names the behaviors of all pages. To be called before any page is shown. */
export function registerBehaviors(known: readonly Behavior[]): void {
  behaviors = known;
}

/** Adds the listeners of all behaviors. */
export function attachBehaviors(): void {
  behaviors.forEach(({ attach }) => attach?.(document.body));
}

/** Prepares new content for all behaviors. */
export function enterContent(region: HTMLElement): void {
  leaveContent();
  leaveFunctions = behaviors.flatMap(({ enter }) => enter?.(region) ?? []);
}

/** Has all behaviors leave the content on the screen. */
export function leaveContent(): void {
  leaveFunctions.splice(0).forEach((leave) => leave());
}
