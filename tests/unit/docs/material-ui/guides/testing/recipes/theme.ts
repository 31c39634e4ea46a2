import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small', required: true } },
  },
});
