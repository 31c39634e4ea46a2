import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function CardWithSx() {
  return (
    <Card
      variant="outlined"
      sx={{
        width: 300,
        p: { xs: 2, sm: 3 },
        borderTop: '4px solid',
        borderTopColor: 'primary.500',
      }}
    >
      <Typography level="title-lg" component="h3">
        Order 4127
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Three parcels wait at the Porto depot.
      </Typography>
    </Card>
  );
}
