import { createTheme, shouldForwardProp, styled, ThemeProvider } from '@mui/system';

interface FileTagProps {
  size?: 'small' | 'large';
}

const FileTag = styled('span', {
  name: 'AppFileTag',
  slot: 'Root',
  shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'size',
  overridesResolver: (props: FileTagProps, styles) => [
    styles.root,
    props.size === 'large' && styles.large,
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
        large: { padding: '8px 16px', fontSize: '1.25rem' },
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
        <FileTag size="large">Budget.xlsx</FileTag>
      </ThemeProvider>
    </>
  );
}
