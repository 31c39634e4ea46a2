import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SizesStepper() {
  return (
    <Stack spacing={3} sx={{ width: 1 }}>
      {sizes.map((size) => (
        <Stepper key={size} size={size}>
          <Step indicator={<StepIndicator>1</StepIndicator>}>Size {size}</Step>
          <Step indicator={<StepIndicator>2</StepIndicator>}>Next</Step>
        </Stepper>
      ))}
    </Stack>
  );
}
