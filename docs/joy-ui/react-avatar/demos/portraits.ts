function portrait(skin: string, shirt: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <path fill="#cfd8dc" d="M0 0h40v40H0z"/><circle fill="${skin}" cx="20" cy="16" r="7"/>
    <ellipse fill="${shirt}" cx="20" cy="37" rx="13" ry="11"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const mei = portrait('#c68642', '#00695c');
export const amara = portrait('#6d4c41', '#f9a825');
export const jonas = portrait('#f1c27d', '#3949ab');
