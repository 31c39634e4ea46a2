import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          variants: [
            {
              props: { variant: 'outlined', color: 'primary' },
              style: {
                borderWidth: 2,
                '&:hover, &.Mui-focusVisible': {
                  backgroundColor: (theme.vars ?? theme).palette.action.hover,
                },
              },
            },
          ],
        }),
      },
    },
  },
});
