/**
 * The parts of a service worker's scope that ours uses. TypeScript's types of workers and of pages can't
 * be used together.
 */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

export interface WorkerScope {
  readonly clients: { claim: () => Promise<void> };
  readonly location: Location;
  readonly registration: { readonly scope: string };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}
