/** Returns the id of the tab of a file, by that of the panel which shows the file. */
export function tabId(panelId: string, index: number): string {
  return `${panelId}tab${index}`;
}
