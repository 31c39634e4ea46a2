export function createMatchMedia(width: number): typeof window.matchMedia {
  return (query) => {
    const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0;
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity;
    return {
      matches: query.includes('width') && width >= Number(min) && width <= Number(max),
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => true,
    };
  };
}
