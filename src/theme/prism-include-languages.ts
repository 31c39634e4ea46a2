// Change: does nothing. Code is highlighted at build; the original pulls Prism's list of all its
// languages into every page.
export default function prismIncludeLanguages(): void {}
