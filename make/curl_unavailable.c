// The functions of libcurl that Foundation's URLSession references, for a static link without libcurl.
// Only the server library's proxy handler uses URLSession, and the command has no proxy. Linking the real library would
// add about 25 shared libraries to every start of the command.
#include <stdio.h>
#include <stdlib.h>

#define UNAVAILABLE(name)                                                \
  void name(void) {                                                      \
    fputs(#name ": this program is built without network access\n", stderr); \
    abort();                                                             \
  }

#define FUNCTIONS(X) \
  X(curl_easy_cleanup) X(curl_easy_getinfo) X(curl_easy_init) X(curl_easy_pause) X(curl_easy_setopt) \
  X(curl_easy_strerror) X(curl_free) X(curl_global_init) X(curl_multi_add_handle) X(curl_multi_assign) \
  X(curl_multi_cleanup) X(curl_multi_info_read) X(curl_multi_init) X(curl_multi_remove_handle) \
  X(curl_multi_setopt) X(curl_multi_socket_action) X(curl_slist_append) X(curl_slist_free_all) X(curl_url) \
  X(curl_url_cleanup) X(curl_url_get) X(curl_url_set) X(curl_version) X(curl_version_info)

FUNCTIONS(UNAVAILABLE)
