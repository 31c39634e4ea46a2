import { createTheme, shouldForwardProp, styled, ThemeProvider } from '@mui/system';

interface FileTagProps {
  color?: 'warning';
}

const FileTag = styled('span', {
  name: 'AppFileTag',
  slot: 'Root',
  shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'color',
  overridesResolver: (props: FileTagProps, styles) => [
    styles.root,
    props.color === 'warning' && styles.warning,
  ],
})<FileTagProps>({
  display: 'inline-block',
  margin: 4,
  padding: '4px 8px',
  border: '1px solid',
});

const officeTheme = createTheme({
  components: {
    AppFileTag: {
      styleOverrides: {
        root: { borderRadius: 8, backgroundColor: '#e3f2fd', color: '#0d47a1' },
        warning: { backgroundColor: '#fff3e0', color: '#b23c00' },
      },
    },
  },
});

export default function UsingOptions() {
  return (
    <>
      <FileTag>Invoice.pdf</FileTag>
      <ThemeProvider theme={officeTheme}>
        <FileTag>Contract.docx</FileTag>
        <FileTag color="warning">Budget.xlsx</FileTag>
      </ThemeProvider>
    </>
  );
}
