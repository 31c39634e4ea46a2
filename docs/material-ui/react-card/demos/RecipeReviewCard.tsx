import * as React from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function RecipeReviewCard() {
  const [liked, setLiked] = React.useState(false);
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Card sx={{ maxWidth: 340 }}>
      <CardHeader
        avatar={<Avatar sx={{ bgcolor: 'primary.main' }}>LC</Avatar>}
        title="Lentil soup with lemon"
        titleTypographyProps={{ component: 'h3' }}
        subheader="by Leila Cherif, 35 minutes"
      />
      <CardContent>
        <Typography variant="body2">A quick soup for four, with things that keep well.</Typography>
      </CardContent>
      <CardActions>
        <IconButton aria-label="Like" aria-pressed={liked} onClick={() => setLiked(!liked)}>
          {liked ? <FavoriteIcon color="error" /> : <FavoriteBorderIcon />}
        </IconButton>
        <Button
          aria-expanded={expanded}
          aria-controls="soup-steps"
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Hide the steps' : 'Show the steps'}
        </Button>
      </CardActions>
      <Collapse in={expanded} id="soup-steps">
        <CardContent sx={{ pt: 0 }}>
          <Typography gutterBottom>Fry onions and cumin until they are golden.</Typography>
          <Typography>Add lentils and water, and cook them for 25 minutes.</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
