/**
 * Name of the frame's document that the worker prints, in each language. The network has no such
 * page: without the worker, nothing answers there.
 */
export const KEPT_FRAME = 'demo-frame-kept';

const PARAMETER = 'script';
/** A frame's script, whose name changes with its content. */
const SCRIPT = /^frame\.[\da-f]+\.js$/;

/**
 * Returns the address of the frame that the worker prints.
 *
 * @param root root of the language: `/` or `/zh/`
 * @param script site path of the frame's script in the release of the page
 */
export function keptFrameAddress(root: string, script: string): string {
  const name = script.slice(script.lastIndexOf('/') + 1);
  return `${root}${KEPT_FRAME}?${PARAMETER}=${name}`;
}

/** Returns the site path of the script that an address names; undefined if it names none. */
export function scriptOfKeptFrame({ searchParams }: URL): string | undefined {
  const name = searchParams.get(PARAMETER) ?? '';
  return SCRIPT.test(name) ? `/assets/sandbox/${name}` : undefined;
}
