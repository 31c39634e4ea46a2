// Replaces: does nothing. Code is highlighted at build; the original loads a list of all of Prism's
// languages on every page.
export default function prismIncludeLanguages(): void {}
