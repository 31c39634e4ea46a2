import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const variants = ['h4', 'h6', 'body1', 'caption'] as const;

export default function SkeletonTypography() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      <div>
        {variants.map((variant) => (
          <Typography key={variant} component="div" variant={variant}>
            <Skeleton />
          </Typography>
        ))}
      </div>
      <div>
        {variants.map((variant) => (
          <Typography key={variant} component="div" variant={variant} noWrap>
            Invoices
          </Typography>
        ))}
      </div>
    </Box>
  );
}
