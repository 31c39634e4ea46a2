function picture(width: number, height: number, shapes: string) {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const harbor = picture(
  320,
  180,
  '<path fill="#bfe3f2" d="M0 0h320v180H0z"/><path fill="#1f6f8b" d="M0 120h320v60H0z"/><path fill="#7a4a2b" d="M90 116h120l-18 26h-84z"/><path fill="#fff" d="M148 30v82h-54zM156 46v66h46z"/>',
);

export const tower = picture(
  180,
  320,
  '<path fill="#f6d9a8" d="M0 0h180v320H0z"/><path fill="#5f7d4f" d="M0 270h180v50H0z"/><path fill="#8a4b38" d="M60 90h60l14 190H46z"/><path fill="#4b3b78" d="m90 20 44 70H46z"/><circle cx="90" cy="130" r="14" fill="#fff"/>',
);
