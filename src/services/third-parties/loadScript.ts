/**
 * Adds a script of a third party to an element. That it does not arrive is normal life (ad
 * blockers): nothing is thrown and nothing logged. Gives the function that removes it.
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
