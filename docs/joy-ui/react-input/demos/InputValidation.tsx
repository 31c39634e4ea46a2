import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [vat, setVat] = React.useState('DE1234');
  const [error, setError] = React.useState(true);

  function handleBlur() {
    setError(!/^[A-Z]{2}\d{8}$/.test(vat));
  }

  return (
    <FormControl error={error} sx={{ width: 260 }}>
      <FormLabel>VAT number</FormLabel>
      <Input
        error={error}
        value={vat}
        onChange={(event) => setVat(event.target.value)}
        onBlur={handleBlur}
      />
      <FormHelperText>
        {error ? 'Enter two letters and eight digits.' : 'Printed on your invoices.'}
      </FormHelperText>
    </FormControl>
  );
}
