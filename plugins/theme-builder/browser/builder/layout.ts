/** In one column, the controls and the preview are a tap away from each other. */
export const ON_PHONES = { display: { md: 'none' } } as const;
