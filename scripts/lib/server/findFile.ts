import Negotiator from 'negotiator';

/** Content codings and the extensions of their files, the most efficient first. */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof ENCODINGS;

export interface FoundFile {
  /** The requested file, relative to the served folder, with `/` as separator. */
  name: string;
  /** The file to send: `name`, or a compressed form of it. */
  sent: string;
  encoding: Encoding;
}

/** Returns the codings that an Accept-Encoding header allows, the most efficient first. */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  const headers = { 'accept-encoding': acceptEncoding ?? 'identity' };
  const accepted = new Negotiator({ headers }).encodings(Object.keys(ENCODINGS));
  return (Object.keys(ENCODINGS) as Encoding[]).filter((name) => accepted.includes(name));
}

/**
 * Returns the first of several files that exists, in the best form that the client accepts; null if
 * none exists.
 *
 * @param files the names of all files
 */
export function findFile(
  files: ReadonlySet<string>,
  names: readonly string[],
  encodings: readonly Encoding[],
): FoundFile | null {
  const name = names.find((candidate) => files.has(candidate));
  if (name === undefined) {
    return null;
  }
  const encoding = encodings.find((coding) => files.has(name + ENCODINGS[coding])) ?? 'identity';
  return { name, sent: name + ENCODINGS[encoding], encoding };
}
