import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function CssBaselineThumbnail() {
  return (
    <ScopedCssBaseline sx={{ p: 2, borderRadius: 1, border: 1, borderColor: 'divider' }}>
      Body text
    </ScopedCssBaseline>
  );
}
