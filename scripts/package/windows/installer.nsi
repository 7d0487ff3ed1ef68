; The installer for Windows. Each version gets a folder of its own, so that a running one keeps its files; the menu
; entry points at the version that the next start takes. Nothing here reads or writes a data folder.
Unicode true
Target amd64-unicode
SetCompressor /SOLID @COMPRESSOR@
; Files get the time of the installation, so that the same program gives the same installer.
SetDateSave off
RequestExecutionLevel admin
ManifestSupportedOS all
ManifestDPIAware true

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include FileFunc.nsh

Name "Headpin"
Caption "Headpin @VERSION@"
BrandingText " "
OutFile "@OUTPUT@"
InstallDir "$PROGRAMFILES64\Headpin"
InstallDirRegKey HKLM "Software\Headpin" "Folder"

VIProductVersion "@FILE_VERSION@"
VIAddVersionKey /LANG=0 "ProductName" "Headpin"
VIAddVersionKey /LANG=0 "ProductVersion" "@VERSION@"
VIAddVersionKey /LANG=0 "FileVersion" "@VERSION@"
VIAddVersionKey /LANG=0 "FileDescription" "Headpin"
VIAddVersionKey /LANG=0 "CompanyName" "@PUBLISHER@"
VIAddVersionKey /LANG=0 "LegalCopyright" "@COPYRIGHT@"

!define OWN "Software\Headpin"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Headpin"
!define MENU "$SMPROGRAMS\Headpin.lnk"
!define START "$SMSTARTUP\Headpin.lnk"
; Exit codes besides NSIS's own 0 (done), 1 (somebody cancelled) and 2 (stopped).
!define TOO_OLD 3
!define RUNNING 4

!define MUI_ICON "@ICON@"
!define MUI_UNICON "@ICON@"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GAMES_STAY)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Korean"
!insertmacro MUI_LANGUAGE "German"

@TEXTS@

Var Folder
Var Before

; Whether the version in the folder on the stack runs: Windows lets nobody write to a program that does.
!macro RunsFunction UN
Function ${UN}Runs
  Exch $R0
  Push $R1
  StrCpy $R1 0
  ${If} ${FileExists} "$R0\headpin.exe"
    ClearErrors
    FileOpen $R1 "$R0\headpin.exe" a
    ${If} ${Errors}
      StrCpy $R1 1
    ${Else}
      FileClose $R1
      StrCpy $R1 0
    ${EndIf}
  ${EndIf}
  StrCpy $R0 $R1
  Pop $R1
  Exch $R0
FunctionEnd
!macroend
!insertmacro RunsFunction ""
!insertmacro RunsFunction "un."

!macro Common
  SetShellVarContext all
  SetRegView 64
!macroend

!macro Refuse SENTENCE CODE
  MessageBox MB_OK|MB_ICONSTOP "${SENTENCE}" /SD IDOK
  SetErrorLevel ${CODE}
  Quit
!macroend

!macro PointTo SHORTCUT
  ; Where a shortcut starts its program is where the installer stands.
  SetOutPath "$Folder"
  CreateShortcut "${SHORTCUT}" "$Folder\headpin.exe"
  SetOutPath "$INSTDIR"
!macroend

Section "Headpin" SecProgram
  SectionIn RO
  !insertmacro Common
  StrCpy $Folder "$INSTDIR\@BUILD@"
  Push "$Folder"
  Call Runs
  Pop $0
  ; The very build that runs is there, and whole.
  ${If} $0 == 0
    ; Complete under its name, or not there: a power cut in between leaves only .making.
    RMDir /r "$INSTDIR\.making"
    SetOutPath "$INSTDIR\.making"
    ClearErrors
    File /r "@PAYLOAD@/*"
    SetOutPath "$INSTDIR"
    ${IfNot} ${Errors}
      RMDir /r "$Folder"
      ClearErrors
      Rename "$INSTDIR\.making" "$Folder"
    ${EndIf}
    ${If} ${Errors}
      RMDir /r "$INSTDIR\.making"
      !insertmacro Refuse "$(NOT_WRITTEN)" 2
    ${EndIf}
  ${EndIf}

  ; From now on a start takes this version; the one before stays, to be taken back by its own installer at once.
  ReadRegStr $Before HKLM "${OWN}" "Current"
  ${If} $Before == "@BUILD@"
    ReadRegStr $Before HKLM "${OWN}" "Previous"
  ${EndIf}
  !insertmacro PointTo "${MENU}"
  WriteRegStr HKLM "${OWN}" "Folder" "$INSTDIR"
  WriteRegStr HKLM "${OWN}" "Previous" "$Before"
  WriteRegStr HKLM "${OWN}" "Current" "@BUILD@"

  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayName" "Headpin"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayVersion" "@VERSION@"
  WriteRegStr HKLM "${UNINSTALL}" "Publisher" "@PUBLISHER@"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayIcon" "$Folder\headpin.exe"
  WriteRegStr HKLM "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKLM "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKLM "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKLM "${UNINSTALL}" "EstimatedSize" @KILOBYTES@
  WriteRegDWORD HKLM "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKLM "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section /o "$(AUTOSTART)" SecAutostart
SectionEnd

Section "-rest"
  ${If} ${SectionIsSelected} ${SecAutostart}
    !insertmacro PointTo "${START}"
  ${Else}
    Delete "${START}"
  ${EndIf}
  ; Keeps the chosen version, the one before, and whatever still runs.
  StrCpy $2 0
  FindFirst $0 $1 "$INSTDIR\*"
  ${DoWhile} $1 != ""
    ${If} ${FileExists} "$INSTDIR\$1\headpin-version"
      Push "$INSTDIR\$1"
      Call Runs
      Pop $3
      ${If} $3 == 1
        StrCpy $2 1
      ${ElseIf} $1 != "@BUILD@"
      ${AndIf} $1 != $Before
        RMDir /r "$INSTDIR\$1"
      ${EndIf}
    ${EndIf}
    FindNext $0 $1
  ${Loop}
  FindClose $0
  ${If} $2 == 1
    MessageBox MB_OK|MB_ICONINFORMATION "$(NEXT_START)" /SD IDOK
  ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SecProgram} "$(ABOUT_PROGRAM)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecAutostart} "$(ABOUT_AUTOSTART)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Options besides NSIS's own /S (silent) and /D=FOLDER (last): /LANG=en|es|ko|de and /AUTOSTART=1|0.
Function .onInit
  !insertmacro Common
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/LANG=" $1
  ${IfNot} ${Errors}
    ${Select} $1
@LANGUAGES@
    ${EndSelect}
  ${EndIf}
  ${IfNot} ${AtLeastWin10}
    !insertmacro Refuse "$(OLD_WINDOWS)" ${TOO_OLD}
  ${EndIf}
  ; An update keeps what was chosen before.
  ClearErrors
  ${GetOptions} $0 "/AUTOSTART=" $1
  ${If} ${Errors}
    StrCpy $1 0
    ${If} ${FileExists} "${START}"
      StrCpy $1 1
    ${EndIf}
  ${EndIf}
  ${If} $1 == 1
    !insertmacro SelectSection ${SecAutostart}
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro Common
  FindFirst $0 $1 "$INSTDIR\*"
  ${DoWhile} $1 != ""
    ${If} ${FileExists} "$INSTDIR\$1\headpin-version"
      Push "$INSTDIR\$1"
      Call un.Runs
      Pop $2
      ${If} $2 == 1
        FindClose $0
        !insertmacro Refuse "$(RUNS)" ${RUNNING}
      ${EndIf}
    ${EndIf}
    FindNext $0 $1
  ${Loop}
  FindClose $0
FunctionEnd

Section Uninstall
  !insertmacro Common
  Delete "${START}"
  Delete "${MENU}"
  ; Only folders that hold a version of Headpin; whatever else somebody keeps beside them stays.
  FindFirst $0 $1 "$INSTDIR\*"
  ${DoWhile} $1 != ""
    ${If} ${FileExists} "$INSTDIR\$1\headpin-version"
      RMDir /r "$INSTDIR\$1"
    ${EndIf}
    FindNext $0 $1
  ${Loop}
  FindClose $0
  RMDir /r "$INSTDIR\.making"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKLM "${OWN}"
  DeleteRegKey HKLM "${UNINSTALL}"
SectionEnd
