/** Adds a script, and returns what removes it. A failure (ad blockers) isn't reported. */
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
