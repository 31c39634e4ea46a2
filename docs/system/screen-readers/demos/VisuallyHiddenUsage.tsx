import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const invoices = ['2041', '2042', '2043'];

export default function VisuallyHiddenUsage() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {invoices.map((invoice) => (
        <Box
          key={invoice}
          id={`invoice-${invoice}`}
          component="li"
          sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 2 }}
        >
          Invoice {invoice}
          <Box component="a" href={`#invoice-${invoice}`} sx={{ color: 'inherit' }}>
            Download
            <Box component="span" sx={visuallyHidden}>
              {' '}
              invoice {invoice}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
