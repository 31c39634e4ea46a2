import Typography from '@mui/joy/Typography';

export default function NestedTypography() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      The route is{' '}
      <Typography variant="soft" color="warning">
        partly closed
      </Typography>{' '}
      until Friday. Call{' '}
      <Typography textColor="text.primary" sx={{ fontWeight: 'lg' }}>
        the harbor office
      </Typography>{' '}
      before you leave.
    </Typography>
  );
}
