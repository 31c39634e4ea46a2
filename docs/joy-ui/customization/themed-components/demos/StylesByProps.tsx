import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'ship',
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          ...(ownerState.color === 'danger' && { fontWeight: vars.fontWeight.xl }),
        }),
      },
    },
  },
});

export default function StylesByProps() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet variant="outlined" sx={{ display: 'flex', gap: 2, p: 2, borderRadius: 'sm' }}>
        <Chip color="success">On time</Chip>
        <Chip color="danger">Late</Chip>
      </Sheet>
    </CssVarsProvider>
  );
}
