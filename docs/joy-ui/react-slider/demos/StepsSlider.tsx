import Slider from '@mui/joy/Slider';

export default function StepsSlider() {
  return (
    <Slider
      aria-label="Room temperature"
      getAriaValueText={(value) => `${value} °C`}
      defaultValue={20}
      min={16}
      max={24}
      step={0.5}
      shiftStep={2}
      marks
      valueLabelDisplay="auto"
    />
  );
}
