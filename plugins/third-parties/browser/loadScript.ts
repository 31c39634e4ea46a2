/**
 * Adds a third party's script to an element. A failure to load is expected (ad blockers), so it neither
 * throws nor logs. Returns the function that removes the script.
 */
export function loadScript(src: string, parent: Element, id?: string): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  if (id) {
    script.id = id;
  }
  parent.append(script);
  return () => script.remove();
}
