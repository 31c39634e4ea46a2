import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const files = ['Budget draft', 'Contract template', 'Delivery report', 'Travel policy'];

export default function Highlights() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>File</FormLabel>
      <Autocomplete
        options={files}
        renderOption={(props, file, { inputValue }) => {
          const start = file.toLowerCase().indexOf(inputValue.toLowerCase());
          const end = start + inputValue.length;
          return (
            <AutocompleteOption {...props} key={file}>
              {start === -1 ? (
                file
              ) : (
                <span>
                  {file.slice(0, start)}
                  <b>{file.slice(start, end)}</b>
                  {file.slice(end)}
                </span>
              )}
            </AutocompleteOption>
          );
        }}
      />
    </FormControl>
  );
}
