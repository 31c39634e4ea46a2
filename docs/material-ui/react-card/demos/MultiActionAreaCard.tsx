import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function MultiActionAreaCard() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card sx={{ width: 1, maxWidth: 300 }}>
      <CardActionArea>
        <CardContent component="span" sx={{ display: 'block' }}>
          <Typography variant="h6" component="span" sx={{ display: 'block' }}>
            Offer for the harbor office
          </Typography>
          <Typography variant="body2" component="span">
            Six desks, changed by Kwame Mensah
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small" onClick={() => setSaved(!saved)}>
          {saved ? 'Remove from favorites' : 'Add to favorites'}
        </Button>
      </CardActions>
    </Card>
  );
}
