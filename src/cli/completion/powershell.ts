/**
 * Asks the command itself at each Tab, so that only what PowerShell alone can do is in the script. Words go there without
 * blanks and quotes, which Windows PowerShell passes on wrongly: they tell the command and the option, not a value.
 */
export function powershellScript(): string {
  return String.raw`# Completion of docextract. Generated; load it with: docextract completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName docextract, docextract.cmd, docextract.ps1 -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $plain = '[^\w.:/=-]'
    $current = "$wordToComplete" -replace $plain, '_'
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { $_.Extent.Text -replace $plain, '_' })
    $arguments = @('completion', 'powershell', "--current=$current", '--') + $words
    & docextract @arguments 2>$null | ForEach-Object {
        $word, $meaning = $_ -split [char]9, 2
        if (-not $meaning) { $meaning = $word }
        [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $meaning)
    }
}
`;
}
