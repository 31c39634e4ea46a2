/** The message that tells a waiting worker to take over. */
export const SKIP_WAITING = 'skipWaiting';

/** A page sends this once it is shown: the worker keeps the files that are needed for reading it offline. */
export interface ShownMessage {
  type: 'shown';
  /** Site path of the page, with its language. */
  path: string;
  /** Site paths of the files that the document has loaded. */
  files: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns a message that a page has sent, or undefined for anything else. */
export function parseShownMessage(data: unknown): ShownMessage | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const { type, path, files } = data as Partial<Record<keyof ShownMessage, unknown>>;
  return type === 'shown' && isText(path) && Array.isArray(files)
    ? { type, path, files: files.filter(isText) }
    : undefined;
}
