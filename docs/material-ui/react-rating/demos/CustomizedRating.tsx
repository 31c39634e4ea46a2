import Box from '@mui/material/Box';
import Rating, { ratingClasses } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const HeartRating = styled(Rating)(({ theme }) => ({
  [`& .${ratingClasses.iconFilled}`]: { color: '#c62828' },
  [`& .${ratingClasses.iconEmpty}`]: { color: theme.palette.grey[600] },
  ...theme.applyStyles('dark', {
    [`& .${ratingClasses.iconFilled}`]: { color: '#ef9a9a' },
    [`& .${ratingClasses.iconEmpty}`]: { color: theme.palette.grey[400] },
  }),
}));

export default function CustomizedRating() {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend">How much did you like the meal?</Typography>
      <HeartRating
        name="meal"
        max={6}
        defaultValue={4}
        getLabelText={(value) => `${value} ${value === 1 ? 'heart' : 'hearts'}`}
        icon={<FavoriteIcon fontSize="inherit" />}
        emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      />
    </Box>
  );
}
