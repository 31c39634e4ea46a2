import styled from '@emotion/styled';
import Slider from '@mui/material/Slider';

const Brightness = styled(Slider)`
  max-width: 240px;

  & .MuiSlider-thumb {
    border-radius: 4px;
  }

  & .MuiSlider-track {
    height: 8px;
  }
`;

export default function EmotionStyled() {
  return <Brightness defaultValue={60} aria-label="Brightness" />;
}
