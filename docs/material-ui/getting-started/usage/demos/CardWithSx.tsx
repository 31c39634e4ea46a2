import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardWithSx() {
  return (
    <Card
      variant="outlined"
      sx={{
        maxWidth: 360,
        p: { xs: 0, sm: 2 },
        borderTop: 4,
        borderTopColor: 'primary.main',
      }}
    >
      <CardContent>
        <Typography variant="h6" component="h3">
          Order 4127
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          Three parcels for Ngozi Adeyemi wait at the Porto depot.
        </Typography>
      </CardContent>
      <CardActions>
        <Button>Track parcels</Button>
        <Button>Edit address</Button>
      </CardActions>
    </Card>
  );
}
