import Box from '@mui/system/Box';

const html = '<p>Order <em class="number">4821</em> from the old system</p>';

export default function HybridGlobalCss() {
  return (
    <Box
      sx={{ '& .number': { px: 1, py: 0.5, color: '#fff', bgcolor: '#00695c' } }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
