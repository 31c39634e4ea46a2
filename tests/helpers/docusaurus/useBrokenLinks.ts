/** What components have told the check of links about. */
export const collected: string[] = [];

export default () => ({ collectAnchor: (anchor: string) => collected.push(anchor) });
