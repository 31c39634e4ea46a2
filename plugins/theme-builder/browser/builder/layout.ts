/** In one column, the controls and the preview are a tap away from each other. */
export const IN_ONE_COLUMN = { display: { lg: 'none' } } as const;
