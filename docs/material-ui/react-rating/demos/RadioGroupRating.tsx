import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import type { IconContainerProps } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfied';
import SentimentSatisfiedIcon from '@mui/icons-material/SentimentSatisfied';
import SentimentVerySatisfiedIcon from '@mui/icons-material/SentimentVerySatisfied';

const faces = [
  { label: 'Unhappy', icon: <SentimentDissatisfiedIcon fontSize="inherit" /> },
  { label: 'Satisfied', icon: <SentimentSatisfiedIcon fontSize="inherit" /> },
  { label: 'Happy', icon: <SentimentVerySatisfiedIcon fontSize="inherit" /> },
];

function Face({ value, ...other }: IconContainerProps) {
  return <span {...other}>{faces[value - 1]?.icon}</span>;
}

export default function RadioGroupRating() {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend">How did the support call go?</Typography>
      <Rating
        name="support"
        max={faces.length}
        defaultValue={2}
        highlightSelectedOnly
        IconContainerComponent={Face}
        getLabelText={(value) => faces[value - 1]?.label ?? 'No answer'}
        sx={{ fontSize: 40, color: 'primary.main' }}
      />
    </Box>
  );
}
