import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({ zIndex: { badge: 1, header: 2 } });
const files = ['Contract.docx', 'Budget.xlsx', 'Floor plan.pdf', 'Minutes.md', 'Logo.svg'];

export default function ZIndex() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        role="region"
        aria-label="Files to review"
        tabIndex={0}
        sx={{ width: 1, maxWidth: 360, height: 180, overflow: 'auto', outline: 1 }}
      >
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 'header',
            p: 1.5,
            bgcolor: '#0b3d5c',
            color: '#fff',
          }}
        >
          5 files to review
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {files.map((name) => (
            <Box component="li" key={name} sx={{ position: 'relative', px: 1.5, py: 2 }}>
              {name}
              <Box
                component="span"
                sx={{
                  position: 'absolute',
                  insetInlineEnd: 12,
                  zIndex: 'badge',
                  px: 1,
                  borderRadius: 2,
                  bgcolor: '#ffb74d',
                  color: '#000',
                }}
              >
                New
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
