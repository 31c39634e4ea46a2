import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import SvgIcon from '@mui/joy/SvgIcon';

const iconOf = (path: string, color?: 'primary') => (
  <StepIndicator color={color}>
    <SvgIcon>
      <path d={path} />
    </SvgIcon>
  </StepIndicator>
);
const check = iconOf('M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z');
const truck = iconOf('M3 6h11v9H3zm11 3h4l3 3v3h-7zM6 15h3v3H6zm9 0h3v3h-3z', 'primary');
const house = iconOf('M12 3 2 12h3v8h6v-5h2v5h6v-8h3z');

export default function IconStepper() {
  return (
    <Stepper size="lg" sx={{ width: 1, '--StepIndicator-size': '2.5rem' }}>
      <Step orientation="vertical" indicator={check}>
        Packed
      </Step>
      <Step orientation="vertical" aria-current="step" indicator={truck}>
        On its way
      </Step>
      <Step orientation="vertical" indicator={house}>
        Delivered
      </Step>
    </Stepper>
  );
}
