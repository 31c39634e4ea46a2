import { createTheme } from '@mui/material/styles';
import AppLink from './AppLink';

export const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: AppLink } },
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
  },
});
