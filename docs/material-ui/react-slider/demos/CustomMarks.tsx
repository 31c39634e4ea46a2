import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Empty' },
  { value: 100, label: 'Full' },
];

const labelsAtEdges = {
  '& .MuiSlider-markLabel[data-index="0"]': { transform: 'none' },
  '& .MuiSlider-markLabel[data-index="1"]': { transform: 'translateX(-100%)' },
};

export default function CustomMarks() {
  return (
    <Box sx={{ width: 240 }}>
      <Slider aria-label="Tank level" defaultValue={35} marks={marks} sx={labelsAtEdges} />
    </Box>
  );
}
