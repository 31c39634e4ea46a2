import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function CssBaselineThumbnail() {
  return (
    <ScopedCssBaseline
      sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 'sm' }}
    >
      Body text
    </ScopedCssBaseline>
  );
}
