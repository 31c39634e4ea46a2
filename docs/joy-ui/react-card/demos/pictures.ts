function picture(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const harbor = picture(
  '<path fill="#bfe3f2" d="M0 0h320v180H0z"/><path fill="#1f6f8b" d="M0 120h320v60H0z"/><path fill="#7a4a2b" d="M90 116h120l-18 26h-84z"/><path fill="#fff" d="M148 30v82h-54zM156 46v66h46z"/>',
);

export const hills = picture(
  '<path fill="#f6d9a8" d="M0 0h320v180H0z"/><circle cx="240" cy="52" r="24" fill="#e8833a"/><path fill="#5f7d4f" d="M0 140 80 70l90 70 70-50 80 60v30H0z"/>',
);

export const lamp = picture(
  '<path fill="#e6e1f2" d="M0 0h320v180H0z"/><path fill="#4b3b78" d="m120 80 24-50h32l24 50zM156 80h8v64h28v8h-64v-8h28z"/>',
);
