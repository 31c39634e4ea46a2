import Stack from '@mui/material/Stack';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const WideSlider = styled(Slider)(({ theme }) => ({
  height: theme.spacing(1),
  [`& .${sliderClasses.thumb}`]: {
    width: theme.spacing(1),
    height: theme.spacing(4),
    borderRadius: theme.shape.borderRadius,
  },
}));

export default function StyledCustomization() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <WideSlider aria-label="Heating in the warehouse" defaultValue={40} />
      <WideSlider aria-label="Heating in the office" defaultValue={70} color="secondary" />
    </Stack>
  );
}
